import { Badge, type Tone } from '../components/index.ts';

const toneOf = (status: number): Tone => (status < 400 ? 'good' : status < 500 ? 'warn' : 'bad');

/** The status of a response. */
export const Status = ({ status }: { status: number }) => <Badge tone={toneOf(status)}>{status}</Badge>;
