import { defineConfig } from '@workspace-api/conformance';

export default defineConfig({ effort: 'quick', seed: 1 });
