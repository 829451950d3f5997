export default { test: { environment: 'happy-dom', include: ['*.spec.js'] } };
