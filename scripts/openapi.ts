import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeV1 } from '@portal/openapi/v1';
import { writeDocument } from '@portal/openapi/write-document';
import { projectRoot } from './stack/project.ts';

/** `npm run openapi`: writes the description of /v1 after the contract has changed; a test says when that was forgotten. */
const path = join(projectRoot, 'docs/openapi.json');
writeFileSync(path, writeDocument(describeV1()));
console.log(`Wrote ${path}`);
