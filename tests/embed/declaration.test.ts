import { expectTypeOf, test } from 'vitest'
import type * as engine from '../../src/embed/form.ts'
import type * as declared from '../../src/embed/page/form.d.ts'

test('the delivered types are those of the engine: the compiler compares them', () => {
  expectTypeOf<keyof declared.EmbedContext>().toEqualTypeOf<keyof engine.EmbedContext>()
  expectTypeOf<keyof declared.MountOptions>().toEqualTypeOf<keyof engine.MountOptions>()
  expectTypeOf<keyof declared.MountedForm>().toEqualTypeOf<keyof engine.MountedForm>()
  expectTypeOf<Parameters<typeof declared.mountForm>[0]>().toEqualTypeOf<
    Parameters<typeof engine.mountForm>[0]
  >()
  expectTypeOf<declared.MountOptions>().toExtend<engine.MountOptions>()
  expectTypeOf<engine.MountedForm>().toExtend<declared.MountedForm>()
})
