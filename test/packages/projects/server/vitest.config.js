export default { test: { include: ['*.spec.ts'] } };
