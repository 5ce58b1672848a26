/** Default paths: the societies' forms and the scenarios of the fixtures. */
export const DEFAULT_PATHS = ['fixtures/organisations', 'fixtures/scenarios']
