import { operationList } from '@workspace-api/contract';
import { preferHeader } from '../../../preferences.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Middleware } from '../call.ts';
import { crossOrigin, declaredBy } from './cross-origin.ts';
import { preferenceApplied } from './preferred-answer.ts';

const declared = declaredBy(operationList);

/**
 * Lets pages of any origin call the API. A browser never adds a bearer token by itself, so a foreign page has no credentials
 * to borrow.
 */
export const anyOrigin = ({ credentialOrigins }: Pick<AppContext, 'credentialOrigins'>): Middleware =>
  crossOrigin({
    declared,
    allowOrigin: () => '*',
    credentialOrigins,
    requestHeaders: ['Authorization', preferHeader],
    responseHeaders: [preferenceApplied, 'WWW-Authenticate'],
  });
