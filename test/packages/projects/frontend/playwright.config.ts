export default { testMatch: '*.play.ts', reporter: 'line' };
