import { posix } from 'node:path';
import type { Finding } from './file-names.ts';

type Role = { readonly name: RegExp; readonly homes: readonly RegExp[]; readonly advice: string };

/** Every role word and the folders it may be in. */
const roles: readonly Role[] = [
  {
    name: /-screen\.tsx$/,
    homes: [/^apps\/web\/src\/features\//, /^apps\/web\/src\/app\//],
    advice: 'A screen belongs to its feature: apps/web/src/features/<name>/.',
  },
  {
    name: /-step\.tsx$/,
    homes: [/^apps\/web\/src\/features\/login\/steps\//],
    advice: 'A login step belongs in apps/web/src/features/login/steps/.',
  },
  {
    name: /-layout\.tsx$/,
    homes: [/^apps\/web\/src\/layouts\//],
    advice: 'A layout belongs in apps/web/src/layouts/.',
  },
  {
    name: /^use-.+\.tsx?$/,
    homes: [/^apps\/web\/src\//],
    advice: 'Only the browser client has hooks: name a plain function for what it does.',
  },
  {
    name: /-router\.ts$/,
    homes: [/^apps\/gateway\/src\/features\//, /^apps\/web\/src\/app\//],
    advice: 'A tRPC router belongs in apps/gateway/src/features/<name>/.',
  },
  {
    name: /-mapper\.ts$/,
    homes: [/^apps\/gateway\/src\/features\//],
    advice: 'Only the gateway maps from the wire: apps/gateway/src/features/<name>/.',
  },
  {
    name: /-routes\.ts$/,
    homes: [/^apps\/mock-api\/src\/(features|qa)\//],
    advice: 'Routes of the mock belong in apps/mock-api/src/features/<name>/.',
  },
  {
    name: /-service\.ts$/,
    homes: [/^apps\/mock-api\/src\/features\/([^/]+)\/\1-service\.ts$/],
    advice:
      'A service is the main file of a feature of the mock, such as features/firm/firm-service.ts; name any other file for what it does.',
  },
  {
    name: /-presenter\.ts$/,
    homes: [/^apps\/mock-api\/src\/features\//],
    advice:
      'Presenters decide what leaves the mock: apps/mock-api/src/features/<name>/; in the gateway this is a -mapper.',
  },
];

/** A role word is used only where its layer is. */
export function checkFileRoles(paths: readonly string[]): Finding[] {
  return paths.flatMap((path) => {
    const base = posix.basename(path).replace(/\.(test|spec)(\.tsx?)$/, '$2');
    const role = roles.find(({ name }) => name.test(base));
    if (!role || role.homes.some((home) => home.test(path))) return [];
    return [{ path, message: role.advice }];
  });
}
