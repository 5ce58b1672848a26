import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import { englishStringTranslator, type Registry } from '@rjsf/utils'

type DefaultRegistry = Omit<Registry, 'schemaUtils' | 'globalUiOptions' | 'uiSchemaDefinitions'>

/**
 * Replaces rjsf's `getDefaultRegistry` in builds (decision 0299): only the field that walks an object schema. The
 * rest is ours (`rjsfParts.ts`); rjsf's own fields, widgets and templates are a seventh of what a page with a form loads.
 */
export default function getDefaultRegistry(): DefaultRegistry {
  return {
    fields: { ObjectField } as DefaultRegistry['fields'],
    templates: { ButtonTemplates: {} } as DefaultRegistry['templates'],
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_' },
  }
}
