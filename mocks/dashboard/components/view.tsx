import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

type ViewProps = {
  readonly title: string;
  /** The purpose of the view, in a sentence. */
  readonly summary?: ComponentChildren;
  /** Buttons next to the title. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
};

/** A view: its title and its content. */
export const View = ({ title, summary, actions, children }: ViewProps) => {
  useEffect(() => {
    document.title = `${title} · Workspace API sandbox`;
  }, [title]);
  return (
    <div class="view stack">
      <header class="spread">
        <div>
          <h1>{title}</h1>
          {summary && <p class="soft">{summary}</p>}
        </div>
        {actions && <div class="actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
};

type PanelProps = Omit<ViewProps, 'title'> & { readonly title?: string };

/** A part of a view, with a frame. */
export const Panel = ({ title, summary, actions, children }: PanelProps) => (
  <section class="panel stack">
    {title && (
      <header class="spread">
        <div>
          <h2>{title}</h2>
          {summary && <p class="soft">{summary}</p>}
        </div>
        {actions && <div class="actions">{actions}</div>}
      </header>
    )}
    {children}
  </section>
);
