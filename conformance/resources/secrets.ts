import { sampleBody } from './sample-body.ts';
import type { SubjectContext } from './subject-context.ts';

export type SecretSubject = { name: string };

export const secretSubjects = ({ make, once, unique }: SubjectContext) => {
  const freshSecret = async (): Promise<SecretSubject> => {
    const body = sampleBody('setSecret', unique) as SecretSubject;
    await make({ operation: 'setSecret', body });
    return { name: body.name };
  };
  return {
    /** A secret that this run set; several cases share it. */
    secret: () => once('secret', freshSecret),
    /** A secret that no other case has. */
    freshSecret,
  };
};
