/** The server as `npm start` runs it: it starts in a third of the time that its sources take. */
export const BUILT_SERVER = 'dist/server/listen.js'

/** What node needs to run a file: commands run from source, as their npm scripts do. */
export const loaderOf = (file: string): string[] =>
  file.endsWith('.ts') ? ['--import', 'tsx'] : []
