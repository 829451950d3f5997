import { changeErrors } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const errorMessagesInGerman: Variant = {
  text: 'Messages of errors are in another language.',
  allowedBy: 'Envelope: the message is one line, of no documented wording.',
  families: ['errors', 'authentication'],
  wrap: changeErrors((error) => ({ error: { ...error, message: 'Die Anfrage wurde abgelehnt.' } })),
};
