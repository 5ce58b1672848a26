import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import { englishStringTranslator, type Registry } from '@rjsf/utils'

type DefaultRegistry = Omit<Registry, 'schemaUtils' | 'globalUiOptions' | 'uiSchemaDefinitions'>

/**
 * Replaces rjsf's `getDefaultRegistry` in builds (decision 0299): only the two fields that walk an object schema. The
 * fields of values and the templates are ours (`rjsfParts.ts`); rjsf's own, with their widgets, are a seventh of what a
 * page with a form loads.
 */
export default function getDefaultRegistry(): DefaultRegistry {
  return {
    fields: { ObjectField, SchemaField } as DefaultRegistry['fields'],
    templates: { ButtonTemplates: {} } as DefaultRegistry['templates'],
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_' },
  }
}
