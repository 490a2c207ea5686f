-- What the firm asks a client to send.
CREATE TABLE "document_request" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "client_uuid" TEXT NOT NULL,
    "policy_uuid" TEXT,
    "title" TEXT NOT NULL,
    "reason" TEXT,
    "kind" TEXT,
    "due_on" TEXT,
    "state" TEXT NOT NULL,
    "asked_at" DATETIME NOT NULL,
    "sent_at" DATETIME,
    "decided_at" DATETIME,
    "decision_note" TEXT,
    CONSTRAINT "document_request_client_uuid_fkey" FOREIGN KEY ("client_uuid") REFERENCES "client" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "document_request_policy_uuid_fkey" FOREIGN KEY ("policy_uuid") REFERENCES "policy" ("uuid") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "document_request_client_uuid_asked_at_idx" ON "document_request"("client_uuid", "asked_at");

-- CreateIndex
CREATE INDEX "document_request_policy_uuid_idx" ON "document_request"("policy_uuid");

-- The bytes of a document are a file beside the database, named by its digest.
CREATE TABLE "document" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "client_uuid" TEXT NOT NULL,
    "policy_uuid" TEXT,
    "request_uuid" TEXT,
    "title" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "media_type" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "added_by" TEXT NOT NULL,
    "added_at" DATETIME NOT NULL,
    "read_at" DATETIME,
    "idempotency_key" TEXT,
    CONSTRAINT "document_client_uuid_fkey" FOREIGN KEY ("client_uuid") REFERENCES "client" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "document_policy_uuid_fkey" FOREIGN KEY ("policy_uuid") REFERENCES "policy" ("uuid") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "document_request_uuid_fkey" FOREIGN KEY ("request_uuid") REFERENCES "document_request" ("uuid") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "document_client_uuid_idempotency_key_key" ON "document"("client_uuid", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "document_request_uuid_digest_key" ON "document"("request_uuid", "digest");

-- CreateIndex
CREATE INDEX "document_client_uuid_date_idx" ON "document"("client_uuid", "date");

-- CreateIndex
CREATE INDEX "document_policy_uuid_idx" ON "document"("policy_uuid");

-- CreateIndex
CREATE INDEX "document_digest_idx" ON "document"("digest");

-- CreateTable
CREATE TABLE "message_attachment" (
    "message_uuid" TEXT NOT NULL,
    "document_uuid" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    PRIMARY KEY ("message_uuid", "document_uuid"),
    CONSTRAINT "message_attachment_message_uuid_fkey" FOREIGN KEY ("message_uuid") REFERENCES "message" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "message_attachment_document_uuid_fkey" FOREIGN KEY ("document_uuid") REFERENCES "document" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "message_attachment_document_uuid_idx" ON "message_attachment"("document_uuid");

-- A message, or what the firm says of a change of details, may ask for a document.
ALTER TABLE "message" ADD COLUMN "document_request_uuid" TEXT REFERENCES "document_request" ("uuid") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "message_document_request_uuid_idx" ON "message"("document_request_uuid");

-- AlterTable
ALTER TABLE "amendment" ADD COLUMN "document_request_uuid" TEXT REFERENCES "document_request" ("uuid") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "amendment_document_request_uuid_idx" ON "amendment"("document_request_uuid");
