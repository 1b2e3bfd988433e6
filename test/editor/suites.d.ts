/** Every `suite/*.test.ts`, put together when the suite is bundled. */
declare module 'virtual:suites';

/** Mocha's build for browsers: it makes a global `mocha`. */
declare module 'mocha/mocha.js';
