import { control } from '../client/control.ts';
import { Badge } from '../components/index.ts';
import { href, route } from '../store/route.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { compareResponses } from './compare-responses.ts';
import { readFilter, toParameters } from './filter.ts';
import type { Exchange } from './logged-request.ts';

/** Whether a replay has the same response as the original request. */
export const ReplayFinding = ({ replay, originalId }: { replay: Exchange; originalId: string }) => {
  const { value: original } = useLoaded(
    () => control('getRequest', { path: { id: originalId } }),
    [originalId],
  );
  // The log may have dropped the original meanwhile.
  if (!original) return null;
  const { isSame, description } = compareResponses(original, replay);
  const filter = readFilter(route.value.query);
  return (
    <section class={`box ${isSame ? '' : 'warn'}`}>
      <h3>Replay</h3>
      <p class="line">
        <Badge tone={isSame ? 'good' : 'warn'}>{isSame ? 'same response' : 'different response'}</Badge>
        <span>{description}</span>
        <a href={href(['requests', originalId], toParameters(filter))}>Show the original</a>
      </p>
    </section>
  );
};
