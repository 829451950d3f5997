import type { SandboxOptions } from '../../mocks/index.ts';

/** The slug of a workspace whose records have names of the maximum length, without spaces to wrap at. */
export const longWorkspace = 'workspace-with-a-slug-that-is-as-long-as-a-slug-may-be-and-more';

const long = (length: number): string => 'Unbreakable'.repeat(20).slice(0, length);

/** Records with long names. */
export const longRecords: NonNullable<SandboxOptions['records']> = {
  workspaces: [
    {
      slug: longWorkspace,
      test: {
        pages: [{ id: 'page_LONG', slug: 'long', title: long(200), published: true }],
        theme: {
          colors: { [long(60)]: '#6f4e37', surface: '#ffffff' },
          typography: { font_family_heading: long(80), font_family_body: 'Inter', scale: 'compact' },
          spacing: { section_gap: '4rem' },
          updated_at: '2026-10-31T14:05:00.000Z',
        },
        agents: [
          {
            id: 'agt_LONG',
            name: long(120),
            task: long(200),
            trigger: 'forms.submitted',
            status: 'inactive',
          },
        ],
        runs: [{ id: 'run_LONG', agent_id: 'agt_LONG', status: 'awaiting_approval' }],
        approvals: [
          { id: 'apr_LONG', run_id: 'run_LONG', action: long(120), payload: { [long(60)]: long(200) } },
        ],
        forms: [
          {
            id: 'frm_LONG',
            name: long(120),
            fields: [long(60), 'message'],
            submit_label: long(80),
            schema_table: long(80).toLowerCase(),
          },
        ],
        submissions: [{ form_id: 'frm_LONG', data: { [long(60)]: long(200), message: long(200) } }],
        log_entries: [{ level: 'error', source: long(60), message: long(200) }],
        secrets: [{ name: long(128), value: 'not-a-real-one', purpose: long(100) }],
      },
    },
  ],
};
