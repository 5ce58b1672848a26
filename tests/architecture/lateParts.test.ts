import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './codeLiterals.ts'
import { PROJECT } from './lintTree.ts'

const FOLDERS = ['src/app', 'src/nodes', 'src/runtime/react', 'src/studio', 'src/widgets']

/** What happens when code has been loaded. */
const LATE = /(?:\bload(?:\?\.)?\(\)|\bimport\([^)]*\))\s*\.then\(/

/** Late code that moves nothing on the page. */
const STILL: Record<string, string> = {
  'src/runtime/react/dialogs/DialogHost.tsx': 'a dialog lies over the page',
  'src/runtime/react/useKeptFocus.ts': 'it watches, and shows nothing',
  'src/runtime/react/theme/useSiteTheme.ts': 'colours, in place',
  'src/widgets/controls/panel/placeBelow.ts': 'a panel lies over the page',
}

test('what is shown once its code has come waits for the end of a press (0200, 0338)', () => {
  const late = FOLDERS.flatMap((folder) => sourceFiles(folder)).filter((file) =>
    LATE.test(readFileSync(join(PROJECT, file), 'utf8')),
  )
  const moving = late.filter((file) => !(file in STILL))
  expect(moving.length).toBeGreaterThan(3)
  const unguarded = moving.filter(
    (file) => !/\b(?:afterPress|pressEnd)\(/.test(readFileSync(join(PROJECT, file), 'utf8')),
  )
  expect(unguarded).toEqual([])
  expect(Object.keys(STILL).filter((file) => !late.includes(file))).toEqual([])
})
