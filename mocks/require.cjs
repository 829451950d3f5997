// What Jest requires by default. Node's own `require` gets the ES module, by the condition `module-sync`.
throw new Error(
  'Jest loads @workspace-api/mock only as an ES module: run it with NODE_OPTIONS=--experimental-vm-modules and "transform": {}, in the environment node or jest-fixed-jsdom, and use import in a test that is an ES module.',
);
