import { programs, testGuides } from './support/run-guides.ts';

testGuides(programs);
