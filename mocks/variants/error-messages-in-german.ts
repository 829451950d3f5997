import { changeErrors } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const errorMessagesInGerman: Variant = {
  text: 'Error messages are in German.',
  allowedBy: "Envelope: the message is one line, and its wording isn't documented.",
  families: ['errors', 'authentication'],
  wrap: changeErrors((error) => ({ error: { ...error, message: 'Die Anfrage wurde abgelehnt.' } })),
};
