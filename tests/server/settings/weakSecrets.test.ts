import { expect, test } from 'vitest'
import { weakSecrets } from '#server/settings/weakSecrets.ts'

test.each([
  ['nothing is set', {}, []],
  ['a random one', { SMS_SECRET: 'kT9w2LmQx7Vd' }, []],
  ['a short one', { SMS_SECRET: 'kT9w2Lm' }, ['SMS_SECRET']],
  ['one everybody tries first', { STORAGE_SECRET: 'Password' }, ['STORAGE_SECRET']],
  ['a row of the keyboard', { MAIL_PASSWORD: 'qwertyuiop' }, ['MAIL_PASSWORD']],
  ['one character again and again', { WECHAT_SECRET: '00000000' }, ['WECHAT_SECRET']],
  [
    'the name of its account',
    { MAIL_USER: 'mail@a.cn', MAIL_PASSWORD: 'mail@a.cn' },
    ['MAIL_PASSWORD'],
  ],
  ['a database’s', { DATABASE_URL: 'postgres://u:postgres@h/d' }, ['DATABASE_URL']],
  ['a database’s of its own', { DATABASE_URL: 'postgres://u:kT9w2LmQ%2F@h/d' }, []],
  ['a database that asks for none', { DATABASE_URL: 'postgres:///d?host=/run' }, []],
  ['what is no secret', { SMS_KEY: 'test' }, []],
])('a secret that could be guessed is named: %s', (_, source, names) => {
  expect(weakSecrets(source)).toEqual(names)
})
