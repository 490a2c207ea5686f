import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeQa, describeV1, writeDocument } from '@portal/openapi/documents';
import { projectRoot } from './project.ts';
import { printLine } from './terminal.ts';

/** `npm run openapi`: writes the descriptions after the contract has changed; a test fails when that was forgotten. */
const documents = { 'docs/openapi.json': describeV1(), 'docs/openapi-qa.json': describeQa() };
for (const [path, document] of Object.entries(documents)) {
  writeFileSync(join(projectRoot, path), writeDocument(document));
  printLine(`Wrote ${path}`);
}
