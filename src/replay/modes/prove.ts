import type { Dictionaries } from '#contract/formInfo.ts'
import { type FormFile, readFormFile } from '../approval/documents/formFile.ts'
import { survey } from '../approval/documents/survey.ts'
import type { Proof } from '../proof/proof.ts'
import { proveForm } from '../proof/proveForm.ts'
import { proofText } from '../proof/report/proofText.ts'
import { writeWitnesses } from '../proof/witness/writeWitnesses.ts'
import { ScenarioError } from '../readScenario.ts'
import { fixtureTables } from '../tables.ts'
import type { Mode } from './mode.ts'

const EVERYTHING = ['fixtures/organisations']

/** A question goes through at most so many answer sets, unless the command says otherwise. */
const BOUND = 200_000

/**
 * Proves what can be proven about forms; passes when there is one and no finding is an error. What is not proven is
 * said, and does not fail: it may be right.
 * @param witnesses folder to write every finding's scenario to
 */
export const prove =
  (bound?: string, witnesses?: string): Mode =>
  async (paths, { json }) => {
    const most = bound === undefined ? BOUND : Number(bound)
    if (!Number.isInteger(most) || most < 1)
      return { text: `--bound 应是正整数，现为“${bound}”。`, passed: false }
    const tables = await fixtureTables()
    const surveys = (paths.length > 0 ? paths : EVERYTHING).map(survey)
    const files = [...new Set(surveys.flatMap(({ forms }) => forms))]
    const forms = files.flatMap((file) => readForm(file, tables.dictionaries) ?? [])
    const proofs: Proof[] = []
    for (const form of forms) proofs.push(await proveForm(form, tables, most))
    if (witnesses !== undefined) writeWitnesses(witnesses, proofs)
    if (proofs.length === 0) console.error('没有找到表单文件')
    const found = proofs.flatMap(({ findings }) => findings)
    return {
      text: json ? JSON.stringify(proofs, null, 2) : proofText(proofs),
      passed:
        forms.length > 0 &&
        forms.length === files.length &&
        found.every(({ severity }) => severity !== 'error'),
    }
  }

/** A scenario that cannot be read is said and fails the run, and the others are proven all the same. */
function readForm(file: string, dictionaries: Dictionaries): FormFile | undefined {
  try {
    return readFormFile(file, dictionaries)
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    console.error(`${file}：${error.message}`)
    return undefined
  }
}
