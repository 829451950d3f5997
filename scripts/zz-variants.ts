import { variants } from '../mocks/variants/index.ts';
import { checkVariant } from './variants/check-variant.ts';
const only = ['errors.unknown-id-is-404','errors.input-causes-no-5xx','tenancy.unknown-workspace-is-404','validation.body-fails-with-400','validation.query-fails-with-400','errors.policy-predicate-not-revealed','secrets.proxy-url-on-proxy-host','theme','oauth.redirect-carries-code','oauth.redirect-uri-and-scope-required','oauth.scope-is-space-separated','billing.past-due-reminder','billing.past-due-is-serviceable'];
for (const name of process.argv[2]!.split(',')) {
  const report = await checkVariant(variants[name]!, { seed: 3, effort: 'standard', only } as any);
  console.log(name, report.verdict, report.clauses.filter((c: any) => ['fail','warn','error'].includes(c.status)).map((c: any) => c.id).join(' '), report.errors.length, report.clauses.filter((c: any) => c.status === 'not-exercised').map((c: any) => c.id + JSON.stringify(c.reason ?? c.reasons ?? c).slice(0,400)).join(' '));
}
