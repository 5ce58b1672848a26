/** The server as `npm start` runs it: it starts in a third of the time that its sources take. */
export const BUILT_SERVER = 'dist/server/listen.js'

/** V8 compiles in as many threads as there are cores, not in four: those of two cores would be in each other's way. */
const SERVER_OPTIONS = ['--v8-pool-size=0']

/** What node is given by `npm start`. */
export const START: readonly string[] = [...SERVER_OPTIONS, BUILT_SERVER]

/** What node needs to run a file: commands run from source, as their npm scripts do. */
export const loaderOf = (file: string): string[] => {
  if (file === BUILT_SERVER) return SERVER_OPTIONS
  return file.endsWith('.ts') ? ['--import', 'tsx'] : []
}
