import { type UploadRefusal, uploadRefusals } from '@portal/contract/shapes/upload-rule';
import { Failure } from '../../../trpc/failure.ts';

/** A file that is not accepted, with the sentence that the client reads. */
export class FileRefused extends Failure {
  readonly refusal: UploadRefusal;

  constructor(refusal: UploadRefusal) {
    const message = uploadRefusals[refusal];
    super('VALIDATION', { message, fields: [{ field: 'file', code: refusal, message }] });
    this.name = 'FileRefused';
    this.refusal = refusal;
  }
}

/** Looks at a file while it passes, and keeps little of it. Both throw FileRefused. */
export type FileCheck = {
  add(bytes: Buffer): void | Promise<void>;
  end(): void | Promise<void>;
};
