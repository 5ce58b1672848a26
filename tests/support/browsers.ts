import { existsSync } from 'node:fs'

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** The same engine without a window. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** Where to launch the machine's own browser from; Playwright's download serves where there is none. */
function firstOf(paths: readonly string[]): { executablePath?: string } {
  const executablePath = process.env.CHROMIUM ?? paths.find(existsSync)
  return executablePath === undefined ? {} : { executablePath }
}

/** For tests: their journeys take two thirds of the time in the shell. */
export const testBrowser = firstOf([SHELL, ...WHOLE])

/** As people have it: for what is measured or looked at. */
export const peoplesBrowser = firstOf([...WHOLE, SHELL])
