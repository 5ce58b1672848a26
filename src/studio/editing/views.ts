import { isScenario } from '../scenario/scenarioPath.ts'
import texts from './texts.json' with { type: 'json' }

export type View = 'panel' | 'text'
type Views = Readonly<Record<View, string>>

const { panel, test, text } = texts.views
const VIEWS: Views = { panel, text }
const TEST_VIEWS: Views = { panel: test, text }

/** How a document is shown that has a panel. */
export const viewsOf = (path: string): Views => (isScenario(path) ? TEST_VIEWS : VIEWS)
