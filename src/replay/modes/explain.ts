import { survey } from '../approval/documents/survey.ts'
import { explainFile, type FileExplanation } from '../explain/explainFile.ts'
import { explanationText } from '../explain/explanationText.ts'
import { unknownKeyText } from '../explain/unknownKeyText.ts'
import { fixtureTables } from '../tables.ts'
import type { Mode } from './mode.ts'

const EVERYTHING = ['fixtures/scenarios']

/**
 * Says why a field or cell is as it is after a scenario was played, or as a form opens. Files without that field are
 * passed over; passes when one has it.
 * @param key field key, or `table/row/column` with rows counted from 0
 * @param steps so many steps are played; all of them when not given
 */
export const explain =
  (key: string, steps?: string): Mode =>
  async (paths, { json }) => {
    const count = steps === undefined ? Number.POSITIVE_INFINITY : Number(steps)
    if (!(count === Number.POSITIVE_INFINITY || (Number.isInteger(count) && count >= 0)))
      return { text: `--step 应是步数，现为“${steps}”。`, passed: false }
    const tables = await fixtureTables()
    const files = (paths.length > 0 ? paths : EVERYTHING).flatMap((path) => survey(path).forms)
    const found: FileExplanation[] = []
    for (const file of files) found.push(await explainFile(file, key, tables, count))
    const known = found.filter(({ explanation }) => explanation)
    if (known.length === 0) return { text: unknownKeyText(key, found), passed: false }
    const text = json
      ? JSON.stringify(
          known.map(({ keys: _, ...rest }) => rest),
          null,
          2,
        )
      : known.map(explanationText).join('\n\n')
    return { text, passed: true }
  }
