import { checkConformance, type Report, StartupError } from '../index.ts';
import { fakeToken } from './fake-target.ts';
import { type RandomTargetOptions, startRandomTarget } from './random-target.ts';

/** The report, or the error if the target prevented the start. */
export const checkRandomTarget = async (
  seed: number,
  options: RandomTargetOptions & { only?: string[] } = {},
): Promise<Report | StartupError> => {
  const { only = [], ...targetOptions } = options;
  const target = await startRandomTarget(seed, targetOptions);
  const limits = { timeoutMs: 5_000, maxWaitMs: 0 };
  try {
    return await checkConformance({
      target: target.url,
      token: fakeToken,
      effort: 'quick',
      seed,
      only,
      ...limits,
    });
  } catch (error) {
    if (error instanceof StartupError) return error;
    throw error;
  } finally {
    await target.close();
  }
};

/** The errors of a report that are exceptions of the gate. Errors of the network and of a run's limits name no class. */
export const exceptionsIn = ({ errors }: Pick<Report, 'errors'>): string[] =>
  errors
    .filter(
      ({ scenario, case: at, message }) =>
        (at === 'outside any case' && scenario !== 'the run') || /^[A-Z]\w*(Error|Exception): /.test(message),
    )
    .filter(({ message }) => !message.startsWith('RunLimitError'))
    .map(({ scenario, case: at, message }) => `${scenario} › ${at}: ${message}`);
