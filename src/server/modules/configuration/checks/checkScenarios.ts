import type { FileFinding } from '#contract/finding.ts'
import { suggest } from '#domain/text/suggest.ts'
import { documentRoot } from '#lint/document/documentRoot.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { parseLocated } from '#lint/document/parseLocated.ts'
import { type Fault, ScenarioError } from '#replay/scenarioFile/fault.ts'
import { parseScenario } from '#replay/scenarioFile/parseScenario.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'
import { formName, scenarioForm } from '../documents/scenarioPath.ts'
import { configFinding, fileFinding } from './configFinding.ts'

/** Checks that each scenario is well-formed, belongs to a form of the configuration and names that form. */
export function checkScenarios(documents: ConfigurationDocuments): FileFinding[] {
  const forms = Object.keys(documents).filter((path) => path.startsWith('formConfig/'))
  return Object.entries(documents).flatMap(([path, text]) => {
    const form = scenarioForm(path)
    if (form === undefined) return []
    const { root } = parseLocated({ file: path, id: path, text })
    return [
      ...(forms.includes(form)
        ? formNamed(documentRoot(root), form)
        : [unknownForm(path, form, forms)]),
      ...faultsIn(text).map((fault) => faultFinding(path, fault)),
    ]
  })
}

const unknownForm = (path: string, form: string, forms: readonly string[]): FileFinding =>
  fileFinding(
    path,
    'unknown-form',
    { form: formName(form) },
    suggest(formName(form), forms.map(formName)),
  )

/** Reports a scenario that names another form than its folder: `npm run replay` plays it on the form that it names. */
function formNamed(root: Located | undefined, form: string): FileFinding[] {
  const place = get(root, 'formInfo')
  const file = `../../${form}`
  if (!place || textOf(get(place, 'file')) === file) return []
  return [configFinding(place, 'scenario-form', { file })]
}

function faultsIn(text: string): readonly Fault[] {
  try {
    parseScenario(text)
    return []
  } catch (error) {
    if (error instanceof ScenarioError) return error.faults
    throw error
  }
}

function faultFinding(path: string, { step, sentence, at }: Fault): FileFinding {
  const finding =
    step === 0
      ? fileFinding(path, 'wrong-scenario', { sentence })
      : fileFinding(path, 'wrong-scenario/step', { step, sentence })
  return { ...finding, ...at }
}
