/**
 * The parts of `npm run prove`, by name and in their order: `{ name, about, tests }` are test files of the server, which read PROVE_SCALE and
 * PROVE_SEED; `{ name, about, scripts }` are scripts beside this folder, with what each is told by the environment at a scale. A further
 * part is a further row.
 */

const prove = (name) => `packages/server/src/testing/prove/${name}.test.ts`
const rounds = (whole) => (scale) => ({ KILL_ROUNDS: String(Math.max(2, Math.round(whole * scale))) })

export const parts = [
  { name: 'malformed', about: 'malformed requests by everybody to every call', tests: [prove('malformed')] },
  {
    name: 'smuggling',
    about: 'requests that are read in two ways, huge headers',
    tests: [prove('smuggling')],
  },
  {
    name: 'slow',
    about: 'slow senders and slow readers',
    tests: [prove('slow'), 'packages/server/src/platform/http/requests/slow-requests.test.ts'],
  },
  { name: 'uploads', about: 'hostile files at every call that takes one', tests: [prove('uploads')] },
  { name: 'sight', about: 'who may see what, against a model', tests: [prove('sight')] },
  { name: 'live', about: 'live channels at once', tests: [prove('live')] },
  { name: 'clock', about: 'the clock is set forward and back', tests: [prove('clock')] },
  {
    name: 'disk',
    about: 'a disk is full, and has room again',
    tests: ['packages/server/src/platform/storage/full-disk.test.ts'],
  },
  {
    name: 'database',
    about: 'the database stops, and comes back',
    tests: [prove('database'), 'packages/server/src/platform/http/outage.test.ts'],
  },
  {
    name: 'kills',
    about: 'processes are killed under load',
    // A hundred in all.
    scripts: [
      ['kill-test.mjs', rounds(76)],
      ['invoice-kill-test.mjs', rounds(16)],
      ['money-kill-test.mjs', rounds(8)],
    ],
  },
]
