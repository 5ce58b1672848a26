import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormBundle } from '#contract/form.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import { productPages } from './productPages.ts'

interface ProductForm {
  /** `page#form`. */
  name: string
  rows: unknown
  bundle: FormBundle
}

/** The forms that the product's pages and dialogs bring themselves. */
export async function productForms(dictionaries: Dictionaries): Promise<ProductForm[]> {
  const pages = await productPages()
  return pages.flatMap(({ id, model }) =>
    Object.entries(model.forms ?? {}).flatMap(([form, spec]) =>
      spec.from === 'rows'
        ? [
            {
              name: `${id}#${form}`,
              rows: spec.rows,
              bundle: convertFormInfo(spec.rows, { dictionaries }),
            },
          ]
        : [],
    ),
  )
}
