ALTER TABLE "users" ADD COLUMN "password_generated" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);
--> statement-breakpoint
CREATE INDEX "files_owner_index" ON "files" USING btree ("owner_id");
--> statement-breakpoint
CREATE INDEX "once_keys_created_index" ON "once_keys" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "sessions_seen_index" ON "sessions" USING btree ("seen_at");
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_id_unique" UNIQUE("id");
--> statement-breakpoint
UPDATE "users" AS "one" SET "user_name_key" = "two"."key"
FROM (SELECT "id", translate("user_name_key", 'авсԁеһніјӏкморԛѕтуүѵԝхьαβεζηικμνορστυχωγϲϳօոսհցզյⲁⲃⲏⲓⲕⲙⲛⲟⲣⲥⲧⲭⲩꭺᏼꮯꭰꭼꮐꮋꭵꭻꮶꮮꮇꮲꭱꮪꭲꮩꮃꮍꮓꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜıɩɑɡᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdehhijlkmopqstyyvwxbabezhikmnopotyxwycjonuhgqjabhikmnopctxyabcdeghijklmprstvwyzabcdefghijklmnoprstuvwxyziiagabcdeghijklmnoprstuvwyz') AS "key" FROM "users") AS "two"
WHERE "one"."id" = "two"."id" AND "one"."status" <> 'closed' AND "one"."user_name_key" <> "two"."key" AND NOT EXISTS (
  SELECT 1 FROM "users" AS "other" WHERE "other"."id" <> "one"."id" AND "two"."key" IN (
    translate("other"."user_name_key", 'авсԁеһніјӏкморԛѕтуүѵԝхьαβεζηικμνορστυχωγϲϳօոսհցզյⲁⲃⲏⲓⲕⲙⲛⲟⲣⲥⲧⲭⲩꭺᏼꮯꭰꭼꮐꮋꭵꭻꮶꮮꮇꮲꭱꮪꭲꮩꮃꮍꮓꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜıɩɑɡᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdehhijlkmopqstyyvwxbabezhikmnopotyxwycjonuhgqjabhikmnopctxyabcdeghijklmprstvwyzabcdefghijklmnoprstuvwxyziiagabcdeghijklmnoprstuvwyz'), translate("other"."pen_name_key", 'авсԁеһніјӏкморԛѕтуүѵԝхьαβεζηικμνορστυχωγϲϳօոսհցզյⲁⲃⲏⲓⲕⲙⲛⲟⲣⲥⲧⲭⲩꭺᏼꮯꭰꭼꮐꮋꭵꭻꮶꮮꮇꮲꭱꮪꭲꮩꮃꮍꮓꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜıɩɑɡᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdehhijlkmopqstyyvwxbabezhikmnopotyxwycjonuhgqjabhikmnopctxyabcdeghijklmprstvwyzabcdefghijklmnoprstuvwxyziiagabcdeghijklmnoprstuvwyz')));
--> statement-breakpoint
UPDATE "users" AS "one" SET "pen_name_key" = "two"."key"
FROM (SELECT "id", translate("pen_name_key", 'авсԁеһніјӏкморԛѕтуүѵԝхьαβεζηικμνορστυχωγϲϳօոսհցզյⲁⲃⲏⲓⲕⲙⲛⲟⲣⲥⲧⲭⲩꭺᏼꮯꭰꭼꮐꮋꭵꭻꮶꮮꮇꮲꭱꮪꭲꮩꮃꮍꮓꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜıɩɑɡᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdehhijlkmopqstyyvwxbabezhikmnopotyxwycjonuhgqjabhikmnopctxyabcdeghijklmprstvwyzabcdefghijklmnoprstuvwxyziiagabcdeghijklmnoprstuvwyz') AS "key" FROM "users") AS "two"
WHERE "one"."id" = "two"."id" AND "one"."status" <> 'closed' AND "one"."pen_name_key" <> "two"."key" AND NOT EXISTS (
  SELECT 1 FROM "users" AS "other" WHERE "other"."id" <> "one"."id" AND "two"."key" IN (
    translate("other"."user_name_key", 'авсԁеһніјӏкморԛѕтуүѵԝхьαβεζηικμνορστυχωγϲϳօոսհցզյⲁⲃⲏⲓⲕⲙⲛⲟⲣⲥⲧⲭⲩꭺᏼꮯꭰꭼꮐꮋꭵꭻꮶꮮꮇꮲꭱꮪꭲꮩꮃꮍꮓꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜıɩɑɡᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdehhijlkmopqstyyvwxbabezhikmnopotyxwycjonuhgqjabhikmnopctxyabcdeghijklmprstvwyzabcdefghijklmnoprstuvwxyziiagabcdeghijklmnoprstuvwyz'), translate("other"."pen_name_key", 'авсԁеһніјӏкморԛѕтуүѵԝхьαβεζηικμνορστυχωγϲϳօոսհցզյⲁⲃⲏⲓⲕⲙⲛⲟⲣⲥⲧⲭⲩꭺᏼꮯꭰꭼꮐꮋꭵꭻꮶꮮꮇꮲꭱꮪꭲꮩꮃꮍꮓꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜıɩɑɡᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdehhijlkmopqstyyvwxbabezhikmnopotyxwycjonuhgqjabhikmnopctxyabcdeghijklmprstvwyzabcdefghijklmnoprstuvwxyziiagabcdeghijklmnoprstuvwyz')));
