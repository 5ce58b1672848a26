/** Rooms of the house by their folder, from the ones that use to the ones that are used, and what each holds. */
export const ROOMS = {
  'src/app': 'the one place where tables meet: starts the browser side',
  'src/embed': 'the form engine as one module for other people’s pages',
  'src/server': 'HTTP, calls by name, services, store (SQL only here), providers, local sandbox',
  'src/replay': 'form scenarios and their command: play, approve, prove, coverage, migrate',
  'src/nodes': 'one folder a node kind of the page language; the same files in each',
  'src/studio':
    'where staff change the configuration: loaded with its first page, never by applicants',
  'src/widgets': 'one folder a field type of `formInfo`; the same files in each',
  'src/runtime/react': 'thin bindings: draws pages, nodes, forms, dialogs; knows no screen',
  'src/runtime/core': 'pages, sources, actions, guards, wizard, the form store; no React',
  'src/lint': 'findings about documents, with file, line and column',
  'src/client': 'calls by name, envelope, errors, token, upload; no React',
  adapters: 'pure functions: the server’s words into the runtime’s, and back',
  'src/domain': 'rules both sides obey: json-logic, validators, cards, patterns, statuses',
  'src/contract': 'leaf: generated types of the calls, codes by name, page and form languages',
  'src/build': 'what builds and runs before a start',
} as const

export type Room = keyof typeof ROOMS

export const ROOM_NAMES = Object.keys(ROOMS) as Room[]

/** `src/runtime/core` is imported as `#runtime/core/…`. */
export const aliasOf = (room: Room): string => room.replace(/^src\//, '')
