const SCENARIO = /^scenarios\/(?<form>[^/]+)\/[^/]+\.json$/

/** Returns whether a document is a test of a form. */
export const isScenario = (path: string): boolean => SCENARIO.test(path)

/** Returns the path of the form that a test is about. */
export const formOfScenario = (path: string): string =>
  `formConfig/${SCENARIO.exec(path)?.groups?.form ?? ''}.json`
