-- Puts inputs at the end of the mailbox. Attempts made before it had any are not theirs.
local function post(keys, inputs)
  if redis.call('EXISTS', keys.mailbox) == 0 then
    redis.call('HDEL', keys.meta, 'attempts', 'failures')
  end
  for _, input in ipairs(inputs) do redis.call('RPUSH', keys.mailbox, input) end
end
