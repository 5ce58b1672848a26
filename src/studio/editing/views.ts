import { isScenario } from '../scenario/scenarioPath.ts'

export type View = 'panel' | 'text'
type Views = Readonly<Record<View, string>>

const VIEWS: Views = { panel: '表单', text: '文本' }
const TEST_VIEWS: Views = { ...VIEWS, panel: '测试' }

/** How a document is shown that has a panel. */
export const viewsOf = (path: string): Views => (isScenario(path) ? TEST_VIEWS : VIEWS)
