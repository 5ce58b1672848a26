import { readConfigurationFolder } from '#server/modules/configuration/documents/configurationFolder.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { pushConfiguration } from '#server/modules/configuration/versions/pushConfiguration.ts'
import type { TestApp } from './openApp.ts'

/** Publishes the demonstration's configuration with these documents put over it; answers what was wrong with it. */
export async function publish(test: TestApp, changed: ConfigurationDocuments): Promise<string[]> {
  const own = await readConfigurationFolder('fixtures/organisations/demo')
  const documents = { ...own, ...changed }
  const product = test.parts.pages.product()
  const push = { documents, base: 'current', author: 'tester', note: '', product } as const
  const { findings } = await pushConfiguration(test.parts.store, test.parts.checker.check, push)
  test.parts.configuration.forget()
  return findings
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => `${file} ${message}`)
}
