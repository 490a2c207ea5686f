-- The words of a mail are kept sealed: a link in them carries a code, which is stored nowhere else but as a hash (security E2).
-- Mails written down before had no codes in them and are of no use.
DROP TABLE "outbox_mail";

CREATE TABLE "outbox_mail" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "recipient" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "sealed_words" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL
);

CREATE INDEX "outbox_mail_recipient_created_at_idx" ON "outbox_mail"("recipient", "created_at");
CREATE INDEX "outbox_mail_created_at_idx" ON "outbox_mail"("created_at");
