import { useState } from 'preact/hooks';
import { sandboxFetch } from '../client/host.ts';
import { control, createKey } from '../client/request.ts';
import { Button } from '../components/button.tsx';
import { CodeBlock } from '../components/code-block.tsx';
import { Badge, Facts } from '../components/values.tsx';
import { Loading, Panel, View } from '../components/view.tsx';
import { exchange } from '../send/transport.ts';
import { SideBySide } from '../state/side-by-side.tsx';
import { toError } from '../store/messages.ts';
import { sandbox } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { createRepetition, type Repeated, readSequence, type Sequence, type Step } from './repeat.ts';

/** What became of a step: a request and its responses, an advanced clock, or why it wasn't repeated. */
type Outcome = Repeated | null | Error;

const missing =
  "If the record was created before these requests, this sandbox doesn't have it: the report has only the requests of its case.";

const describeOutcome = (outcome: Outcome | undefined) => {
  if (outcome === undefined) return ['neutral', 'not sent'] as const;
  if (outcome === null) return ['good', 'the clock is advanced'] as const;
  if (outcome instanceof Error) return ['warn', 'not repeated'] as const;
  return outcome.isSame ? (['good', 'same response'] as const) : (['warn', 'different response'] as const);
};

/** A stream doesn't end on its own, in milliseconds. */
const timeout = 5_000;

const StepPanel = ({ step, at, outcome }: { step: Step; at: number; outcome: Outcome | undefined }) => {
  const [tone, text] = describeOutcome(outcome);
  const failure = outcome instanceof Error ? outcome : undefined;
  const repeated = outcome instanceof Error ? undefined : outcome;
  return (
    <Panel
      title={`${at + 1}. ${step.operation || 'Outside the contract'}`}
      actions={
        <span class="line">
          {step.isFailing && <Badge tone="bad">fails in the report</Badge>}
          <Badge tone={tone}>{text}</Badge>
        </span>
      }
    >
      <CodeBlock label={`Request ${at + 1} of the report`} value={step.curl} />
      {repeated && (
        <SideBySide
          rows={repeated.rows}
          titles={['Checked server', 'This sandbox']}
          label={`Responses to request ${at + 1}`}
        />
      )}
      {(failure || repeated?.isMissing) && <p class="box warn">{failure?.message ?? missing}</p>}
    </Panel>
  );
};

const Requests = ({ sequence }: { sequence: Sequence }) => {
  const start = () => ({
    repeat: createRepetition(sequence, sandbox.value ?? { tokens: [], workspace: '' }, {
      advance: (seconds) => control.advanceClock({ body: { seconds } }),
      send: (request) => exchange(sandboxFetch, request, AbortSignal.timeout(timeout), () => {}),
      run: createKey().slice(0, 8),
    }),
    outcomes: [] as readonly Outcome[],
  });
  const [current, setCurrent] = useState(start);
  const [isSending, setSending] = useState(false);
  const { steps } = sequence;
  const { outcomes } = current;
  const isDone = outcomes.length === steps.length;
  const send = async (count: number) => {
    setSending(true);
    const next = isDone ? start() : current;
    let done = next.outcomes;
    for (const step of steps.slice(done.length, done.length + count)) {
      done = [...done, await next.repeat(step).catch(toError)];
      setCurrent({ ...next, outcomes: done });
    }
    setSending(false);
  };
  return (
    <>
      <Panel>
        <Facts
          facts={{
            Clause: <code>{sequence.clause}</code>,
            Expected: sequence.expected,
            Got: sequence.got,
            'Checked server': sequence.target,
          }}
        />
        <p class="soft small">
          Requests are sent to this sandbox, with its demo tokens in place of the report's, and with the ids
          that it creates in place of the recorded ones. Records that they create stay here, and a clock that
          they advance stays advanced.
        </p>
        <div class="actions">
          <Button kind="primary" isDisabled={isSending} onClick={() => send(steps.length)}>
            {outcomes.length === 0 || isDone ? 'Send all' : 'Send the rest'}
          </Button>
          <Button isDisabled={isSending} onClick={() => send(1)}>
            {isDone ? 'Send the first again' : 'Send the next one'}
          </Button>
          <span role="status" class="soft small">
            {outcomes.length} of {steps.length} sent
          </span>
        </div>
      </Panel>
      {steps.map((step, at) => (
        <StepPanel key={at} step={step} at={at} outcome={outcomes[at]} />
      ))}
    </>
  );
};

/** Repeats the requests of a finding of the gate, next to the recorded responses. @param path the sequence, from a report's link */
export const RepeatView = ({ path: [encoded = ''] }: { path: readonly string[] }) => {
  const loaded = useLoaded(() => readSequence(encoded), [encoded]);
  return (
    <View
      title="Repeat a finding"
      summary="The requests of a finding, sent to this sandbox, next to what the checked server returned."
    >
      <Loading loaded={loaded}>{(sequence) => <Requests key={encoded} sequence={sequence} />}</Loading>
    </View>
  );
};
